import { Dialog } from '../ui/Dialog';

const SHORTCUTS: readonly { readonly where: string; readonly keys: readonly (readonly [string, string])[] }[] = [
  {
    where: 'Anywhere',
    keys: [
      ['?', 'This help (outside of a text box)'],
      ['F6', 'Next pane: prediction, reference, report'],
      ['Shift F6', 'Pane before'],
      ['Esc', 'Close a dialog'],
    ],
  },
  {
    where: 'In an editor',
    keys: [
      ['F8', 'Next fault, Shift F8 the one before'],
      ['Ctrl Space', 'Complete a key or a value'],
      ['Ctrl F', 'Find'],
      ['Ctrl Z', 'Undo, also of an example or a format'],
      ['Ctrl M', 'Tab writes a tab instead of leaving the editor, and back'],
    ],
  },
  {
    where: 'On the line between the panes',
    keys: [
      ['← →', 'Move it'],
      ['Home End', 'Move it all the way'],
    ],
  },
];

/** What the page is, and every shortcut. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Help and shortcuts" onClose={onClose}>
      <p>
        Paste a model's caption as the prediction and the true one as the reference. The score follows as you type, in
        this tab alone: nothing is sent anywhere, unless you ask a judge with a key of your own. A press on a problem
        selects its exact place; a press on <span className="mono">?</span> in the table says what a number means.
      </p>
      {SHORTCUTS.map(({ where, keys }) => (
        <section key={where} className="shortcuts">
          <h3>{where}</h3>
          <dl>
            {keys.map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  {key.split(' ').map((part) => (
                    <kbd key={part}>{part}</kbd>
                  ))}
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="muted">On a Mac, Ctrl is Command, but for Ctrl M and Ctrl Space.</p>
    </Dialog>
  );
}
