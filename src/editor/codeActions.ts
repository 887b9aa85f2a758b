import { editor, type IDisposable, languages, type Range } from 'monaco-editor/editor';
import type { Diagnostic } from '../omnicapbench/diagnostics';
import { JSON_LANGUAGE, LARGE_LANGUAGE } from './languages';
import type { AskRemedies, Remedy } from './surface';

/** A fault as it is drawn in a text. */
interface Drawn {
  readonly diagnostic: Diagnostic;
  readonly marker: editor.IMarkerData;
}

/** Where the faults of a text are, and whom to ask about them. */
interface Source {
  /** The faults that are drawn on these lines. */
  faultsOn(first: number, last: number): readonly Drawn[];
  readonly ask: AskRemedies;
}

/** Faults of one line that are asked about. */
const MOST = 12;

const RUN = 'capscope.mend';

const sources = new Map<string, Source>();

let registered = false;

/** Not when this module loads: Monaco's services start with the first call, and know no feature that comes later. */
function register(): void {
  if (registered) return;
  registered = true;
  // A command, not an edit: the page applies it, and scores again at once.
  editor.registerCommand(RUN, (_accessor, remedy: Remedy) => remedy.run());
  languages.registerCodeActionProvider(
    [JSON_LANGUAGE, LARGE_LANGUAGE],
    { provideCodeActions },
    { providedCodeActionKinds: ['quickfix'] },
  );
}

async function provideCodeActions(model: editor.ITextModel, range: Range): Promise<languages.CodeActionList> {
  const source = sources.get(model.uri.toString());
  const faults = source?.faultsOn(range.startLineNumber, range.endLineNumber).slice(0, MOST) ?? [];
  // What the cursor is in comes first.
  const touched = ({ marker }: Drawn): number =>
    marker.startLineNumber === range.startLineNumber &&
    marker.startColumn <= range.endColumn &&
    marker.endColumn >= range.startColumn
      ? 0
      : 1;
  const ordered = [...faults].sort((a, b) => touched(a) - touched(b));
  const offers = await Promise.all(
    ordered.map(async ({ diagnostic, marker }) => ({ marker, remedies: (await source?.ask(diagnostic)) ?? [] })),
  );
  const seen = new Set<string>();
  const actions = offers.flatMap(({ marker, remedies }) =>
    remedies.flatMap((remedy): languages.CodeAction[] => {
      const { title } = remedy;
      if (seen.has(title)) return [];
      seen.add(title);
      const isPreferred = seen.size === 1;
      const command = { id: RUN, title, arguments: [remedy] };
      return [{ title, kind: 'quickfix', diagnostics: [marker], isPreferred, command }];
    }),
  );
  return { actions, dispose() {} };
}

/** Offers, in the editor's own list, what can be done about the faults of a text. */
export function offerRemedies(model: editor.ITextModel, source: Source): IDisposable {
  register();
  const key = model.uri.toString();
  sources.set(key, source);
  return {
    dispose() {
      if (sources.get(key) === source) sources.delete(key);
    },
  };
}
