import { openedFigures, type OpenedFigure } from '@console/contracts/cards/reporting-card-distribution';

/** The opened figure and its row; without a row it is the totals. */
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

/** The address of an opened figure, so that Back closes it and a copied link shows it. */
export function opening(address: URLSearchParams, { figure, group, type }: Opened): string {
  const next = closed(address);
  next.set('figure', figure);
  if (group !== undefined) next.set('group', group);
  if (type !== undefined) next.set('type', type);
  return `?${next.toString()}`;
}

/** The opened figure and its page number, from the usable values of the address; `null` when none is opened. */
export function openedIn(
  values: Readonly<Partial<Record<(typeof names)[number], string>>>,
): (Opened & { readonly page: number }) | null {
  const figure = openedFigures.find((each) => each === values.figure);
  return figure ? { figure, group: values.group, type: values.type, page: Number(values.cards ?? 1) } : null;
}
