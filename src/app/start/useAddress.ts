import type { BaseLocationHook } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { createStore } from '../../base/store';
import { useStore } from '../../ui/useStore';
import { TABS } from '../routes';
import { parseAddress } from './address';

/** The path of a tab of the report; the first's when there is none of that name. */
export function pathOfView(view: string): string {
  return TABS.find(({ tab }) => tab === view)?.path ?? '/';
}

/** The path a fragment leads to. A link and an example lead to the tab they were made on. */
export function pathOf(fragment: string, viewOfLink: string): string {
  const address = parseAddress(fragment);
  return address.kind === 'route' ? address.path : pathOfView(viewOfLink);
}

/** The tab that the opened link or example asks for. The keeper of the page sets it. */
export const linkView = createStore('');

/** Where the page is, for the router: the address's route, also while the address holds a link or an example. */
export const useAddress: BaseLocationHook = () => {
  const [, navigate] = useHashLocation();
  const view = useStore(linkView);
  return [pathOf(location.hash, view), navigate];
};
useAddress.hrefs = (href) => `#${href}`;
