import { openedFigures, type OpenedFigure } from '@console/contracts/cards/reporting-card-distribution';

/** The figure that is opened: which, and of which row; nothing named: of the totals. */
export interface Opened {
  readonly figure: OpenedFigure;
  readonly group?: string | undefined;
  readonly type?: string | undefined;
}

const names = ['figure', 'group', 'type', 'cards'] as const;

/** The address without an opened figure. */
export function closed(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of names) next.delete(name);
  return next;
}

/** The address in which a figure is opened, so that Back closes it and a copied link shows it. */
export function opening(address: URLSearchParams, { figure, group, type }: Opened): string {
  const next = closed(address);
  next.set('figure', figure);
  if (group !== undefined) next.set('group', group);
  if (type !== undefined) next.set('type', type);
  return `?${next.toString()}`;
}

/** Reads the opened figure and the page of its cards; what an address cannot mean is none. */
export function openedIn(address: URLSearchParams): (Opened & { readonly page: number }) | null {
  const figure = openedFigures.find((each) => each === address.get('figure'));
  return figure
    ? {
        figure,
        group: address.get('group') ?? undefined,
        type: address.get('type') ?? undefined,
        page: Math.max(1, Math.trunc(Number(address.get('cards'))) || 1),
      }
    : null;
}
