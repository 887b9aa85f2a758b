/** What this page does for a key, and what no page can do. */
export function KeySafety() {
  return (
    <details className="ask-fold">
      <summary>What protects the key, and what does not</summary>
      <div className="ask-safety">
        <section aria-labelledby="key-does">
          <h4 id="key-does">What does</h4>
          <ul>
            <li>
              One place in this page holds it, in memory unless you choose otherwise. Nothing else can read it there.
            </li>
            <li>It is bound to the origin it was given for, and sent to no other; redirects are refused.</li>
            <li>It travels in a header only, never in an address.</li>
            <li>It is in no link, export, log or worker, and not in the work that is saved.</li>
          </ul>
        </section>
        <section aria-labelledby="key-does-not">
          <h4 id="key-does-not">What does not</h4>
          <ul>
            <li>A script or a browser extension that runs in this page could read what you type.</li>
            <li>A key that is kept beyond this page lies unencrypted in the browser’s storage.</li>
            <li>The service sees the key and all that is sent; its terms hold for both.</li>
          </ul>
        </section>
        <p>Use a key with a spending limit, made for this purpose, and revoke it afterwards.</p>
      </div>
    </details>
  );
}
