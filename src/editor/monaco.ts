import 'monaco-editor/features/bracketMatching/register';
import 'monaco-editor/features/caretOperations/register';
import 'monaco-editor/features/clipboard/register';
import 'monaco-editor/features/codeAction/register';
import 'monaco-editor/features/codeEditor/register';
import 'monaco-editor/features/codicon/register';
import 'monaco-editor/features/contextmenu/register';
import 'monaco-editor/features/cursorUndo/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/folding/register';
import 'monaco-editor/features/gotoError/register';
import 'monaco-editor/features/hover/register';
import 'monaco-editor/features/linesOperations/register';
import 'monaco-editor/features/multicursor/register';
import 'monaco-editor/features/snippet/register';
import 'monaco-editor/features/toggleTabFocusMode/register';
import 'monaco-editor/features/wordOperations/register';
// The `suggest` feature of 0.57 registers inline completions only; this is the list of Ctrl+Space.
import 'monaco-editor/editor/contrib/suggest/browser/suggestController';
import { languages } from 'monaco-editor/editor';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import JsonWorker from 'monaco-editor/languages/features/json/json.worker?worker';
import { jsonDefaults } from 'monaco-editor/languages/features/json/register';
import { JSON_LANGUAGE, LARGE_LANGUAGE } from './languages';
import { captionJsonSchema } from './schema';
import { tokenizeLine } from './tokens';

self.MonacoEnvironment = {
  getWorker: (_module, label) => (label === JSON_LANGUAGE ? new JsonWorker() : new EditorWorker()),
};

// The scorer's own faults are the only ones shown: Monaco would say the same again, less exactly.
jsonDefaults.setModeConfiguration({
  completionItems: true,
  hovers: true,
  diagnostics: false,
  tokens: false,
  colors: false,
  documentSymbols: false,
  documentFormattingEdits: false,
  documentRangeFormattingEdits: false,
  foldingRanges: false,
  selectionRanges: false,
});
jsonDefaults.setDiagnosticsOptions({
  validate: false,
  allowComments: false,
  enableSchemaRequest: false,
  schemas: [{ uri: 'inmemory://capscope/caption.schema.json', fileMatch: ['*'], schema: captionJsonSchema() }],
});

languages.register({ id: LARGE_LANGUAGE });
languages.setLanguageConfiguration(LARGE_LANGUAGE, {
  brackets: [
    ['{', '}'],
    ['[', ']'],
  ],
  autoClosingPairs: [
    { open: '{', close: '}', notIn: ['string'] },
    { open: '[', close: ']', notIn: ['string'] },
    { open: '"', close: '"', notIn: ['string'] },
  ],
});

const STATELESS: languages.IState = { clone: () => STATELESS, equals: () => true };

for (const language of [JSON_LANGUAGE, LARGE_LANGUAGE]) {
  languages.setTokensProvider(language, {
    getInitialState: () => STATELESS,
    tokenize: (line) => ({ tokens: tokenizeLine(line), endState: STATELESS }),
  });
}
