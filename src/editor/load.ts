/** All of Monaco behind one import, so that the page is there before it. */
export async function loadCodeEditor() {
  const [{ createCodeEditor }, { applyTheme }] = await Promise.all([
    import('./codeEditor'),
    import('./theme'),
    import('./monaco'),
  ]);
  return { createCodeEditor, applyTheme };
}

export type CodeEditorModule = Awaited<ReturnType<typeof loadCodeEditor>>;
