/** Where the second server keeps the page. */
export const SUB_PATH = '/some/sub/path/';

/** The built page under a sub-path, on a server that has nothing else. `page.goto('./')` is the page at a root. */
export function subPathUrl(): string {
  const url = process.env.CAPSCOPE_SUB_PATH_URL;
  if (url === undefined) throw new Error('the global set-up has not run: start the tests with `npm run e2e`');
  return url;
}
