import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus between the figures of a table, which has one tab stop. */
export function moveByArrows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const from = (event.target as HTMLElement).closest<HTMLElement>('a[data-column]');
  if (!step || !from) return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll('tr')]
    .map((row) => [...row.querySelectorAll<HTMLElement>('a[data-column]')])
    .filter((links) => links.length > 0);
  const row = rows.findIndex((links) => links.includes(from));
  const column = Number(from.dataset['column']);
  const [down, right] = step;
  // A zero is no link: skip to the next figure in this direction.
  const inDirection =
    down === 0
      ? rows[row]!.filter((link) => (Number(link.dataset['column']) - column) * right > 0)
      : rows
          .filter((_, index) => (index - row) * down > 0)
          .map((links) => links.find((link) => Number(link.dataset['column']) === column))
          .filter((link) => link !== undefined);
  const to = down + right > 0 ? inDirection[0] : inDirection.at(-1);
  if (!to) return;
  from.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
}
