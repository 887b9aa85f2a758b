import { useEffect, useId, useState } from 'react';
import { LONG_LINK, MAX_LINK } from '../../share/permalink/fragment';
import { encodeFragment } from '../../share/permalink/permalink';
import type { SharedState } from '../../share/permalink/state';
import { CopyButton } from '../../ui/CopyButton';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { grouped } from '../numbers/figures';
import { embedCode, linkSize } from './say';

interface ShareDialogProps {
  readonly state: SharedState;
  /** The page's address without query and fragment. */
  readonly page: string;
  /** The link was copied: the address may show it now. */
  readonly onCopied: (fragment: string) => void;
  /** Saves the example as a .capscope.json file. */
  readonly onSaveFile: () => void;
  readonly onClose: () => void;
}

/** The link to what is on screen: what it carries, how long it is, and what to do when it is too long. */
export function ShareDialog({ state, page, onCopied, onSaveFile, onClose }: ShareDialogProps) {
  const [fragment, setFragment] = useState<string | null>(null);
  const id = useId();

  useEffect(() => {
    let wanted = true;
    void encodeFragment(state).then((made) => {
      if (wanted) setFragment(made);
    });
    return () => {
      wanted = false;
    };
  }, [state]);

  const link = fragment === null ? '' : page + fragment;
  const size = linkSize(link.length);
  const scored = state.expected !== null;

  return (
    <Dialog title="Share" className="share" onClose={onClose}>
      <p>
        One link holds both texts, all settings, the open tab and the selected unit
        {scored ? ', and the score to expect' : ''}. It is all after the #, so no server sees it: whoever has the link
        has the texts.
      </p>
      {scored ? null : (
        <p className="muted">There is no score of these texts yet, so the reader has nothing to compare with.</p>
      )}
      {fragment === null ? <p className="muted">Packing…</p> : null}
      {fragment !== null && size === 'refused' ? (
        <div className="notice boxed" role="alert">
          <Icon name="warning" className="warning" label="warning" />
          <p>
            This example would make a link of {grouped(link.length)} characters. Browsers, chats and proxies cut links
            of such a length, so none is made past {grouped(MAX_LINK)}. Send it as a file: dropped on the page, it opens
            to the same state.
          </p>
        </div>
      ) : null}
      {fragment !== null && size !== 'refused' ? (
        <>
          <div className="share-link">
            <label htmlFor={id}>Link</label>
            <input
              id={id}
              type="text"
              className="mono"
              readOnly
              value={link}
              onFocus={(event) => event.target.select()}
            />
            <CopyButton
              label="Copy the link"
              className="primary"
              text={() => {
                onCopied(fragment);
                return link;
              }}
            />
          </div>
          <p className="muted" data-link-length={link.length}>
            {grouped(link.length)} characters
          </p>
          {size === 'long' ? (
            <div className="notice boxed" role="status">
              <Icon name="warning" className="warning" label="warning" />
              <p>
                Many chats and mail programs cut links of more than {grouped(LONG_LINK)} characters. A cut link says so
                when it is opened; where it may be cut, send the file.
              </p>
            </div>
          ) : null}
          <details>
            <summary>Embed the report in a web page</summary>
            <p className="muted">A frame with the report alone. It needs nothing but this address.</p>
            <pre className="snippet">{shorten(embedCode(page, fragment, state))}</pre>
            <CopyButton label="Copy the code" className="outline" text={() => embedCode(page, fragment, state)} />
          </details>
        </>
      ) : null}
      <div className="dialog-actions">
        <button type="button" className={size === 'refused' ? 'primary' : 'outline'} onClick={onSaveFile}>
          Save as a file
        </button>
        <button type="button" className="push" onClick={onClose}>
          Done
        </button>
      </div>
    </Dialog>
  );
}

/** The payload is no reading matter. */
function shorten(code: string): string {
  return code.replace(/(#v\d+\.\S{24})[^\s"]+/, '$1…');
}
