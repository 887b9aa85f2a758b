import { editor } from 'monaco-editor/editor';

/** The name of the one theme; it is defined anew when the page changes between light and dark. */
export const THEME = 'capscope';

/**
 * Gives Monaco the colours of `tokens.css`. The tokens are the only source: they are read from the page as it is
 * painted now, so the editor cannot drift from it.
 */
export function applyTheme(dark: boolean): void {
  const probe = document.createElement('span');
  probe.hidden = true;
  document.body.append(probe);
  const colour = (token: string, alpha = 1): string => {
    probe.style.color = `var(--${token})`;
    return toHex(getComputedStyle(probe).color, alpha);
  };
  const rule = (token: string, name: string, fontStyle?: string) => ({
    token,
    foreground: colour(name).slice(1, 7),
    ...(fontStyle === undefined ? {} : { fontStyle }),
  });
  editor.defineTheme(THEME, {
    base: dark ? 'vs-dark' : 'vs',
    inherit: false,
    rules: [
      { token: '', foreground: colour('text').slice(1, 7) },
      rule('key', 'text-muted'),
      rule('id.ref', 'ref'),
      rule('id.shot', 'shot'),
      rule('id.event', 'event'),
    ],
    colors: {
      foreground: colour('text'),
      focusBorder: colour('accent'),
      'editor.background': colour('surface-sunken'),
      'editor.foreground': colour('text'),
      'editorLineNumber.foreground': colour('text-muted'),
      'editorLineNumber.activeForeground': colour('text-strong'),
      'editorCursor.foreground': colour('text-strong'),
      'editor.selectionBackground': colour('accent', 0.28),
      'editor.inactiveSelectionBackground': colour('accent', 0.16),
      'editor.lineHighlightBackground': '#00000000',
      'editor.lineHighlightBorder': '#00000000',
      'editor.findMatchBackground': colour('warning', 0.45),
      'editor.findMatchHighlightBackground': colour('warning', 0.22),
      'editorBracketMatch.background': colour('accent-soft'),
      'editorBracketMatch.border': colour('accent'),
      'editorIndentGuide.background1': colour('border'),
      'editorIndentGuide.activeBackground1': colour('border-control'),
      'editorGutter.background': colour('surface-sunken'),
      'editorGutter.foldingControlForeground': colour('text-muted'),
      'editorError.foreground': colour('error'),
      'editorWarning.foreground': colour('warning'),
      'editorInfo.foreground': colour('info'),
      'editorOverviewRuler.border': '#00000000',
      'editorOverviewRuler.errorForeground': colour('error'),
      'editorOverviewRuler.warningForeground': colour('warning'),
      'editorOverviewRuler.infoForeground': colour('info'),
      'editorWidget.background': colour('surface-raised'),
      'editorWidget.foreground': colour('text'),
      'editorWidget.border': colour('border-control'),
      'editorHoverWidget.background': colour('surface-raised'),
      'editorHoverWidget.foreground': colour('text'),
      'editorHoverWidget.border': colour('border'),
      'editorSuggestWidget.background': colour('surface-raised'),
      'editorSuggestWidget.foreground': colour('text'),
      'editorSuggestWidget.border': colour('border'),
      'editorSuggestWidget.selectedBackground': colour('accent-soft'),
      'editorSuggestWidget.selectedForeground': colour('text-strong'),
      'editorSuggestWidget.highlightForeground': colour('accent'),
      'editorSuggestWidget.focusHighlightForeground': colour('accent'),
      'editorMarkerNavigation.background': colour('surface-raised'),
      'input.background': colour('surface-panel'),
      'input.foreground': colour('text-strong'),
      'input.border': colour('border-control'),
      'input.placeholderForeground': colour('text-muted'),
      'inputOption.activeBorder': colour('accent'),
      'inputOption.activeBackground': colour('accent-soft'),
      'inputOption.activeForeground': colour('text-strong'),
      'list.hoverBackground': colour('surface-hover'),
      'menu.background': colour('surface-raised'),
      'menu.foreground': colour('text'),
      'menu.selectionBackground': colour('accent-soft'),
      'menu.selectionForeground': colour('text-strong'),
      'scrollbar.shadow': '#00000000',
      'scrollbarSlider.background': colour('border-control', 0.35),
      'scrollbarSlider.hoverBackground': colour('border-control', 0.55),
      'scrollbarSlider.activeBackground': colour('border-control', 0.7),
      'widget.shadow': '#00000033',
    },
  });
  editor.setTheme(THEME);
  probe.remove();
}

/** `rgb(1, 2, 3)` as `#010203ff`. */
function toHex(colour: string, alpha: number): string {
  const channels = colour.match(/[\d.]+/g) ?? [];
  const [red = '0', green = '0', blue = '0'] = channels;
  return `#${[Number(red), Number(green), Number(blue), alpha * 255].map(hexByte).join('')}`;
}

function hexByte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
