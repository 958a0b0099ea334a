const paths = {
  views: 'M6 4h12v16l-6-4-6 4z',
  columns: 'M4 5h16v14H4zM9.3 5v14M14.7 5v14',
  refresh: 'M20 11a8 8 0 1 0-2.3 6.3M20 5v6h-6',
  keys: 'M3 7h18v10H3zM7 10.5h.01M11 10.5h.01M15 10.5h.01M8 14h8',
  paste: 'M8 5H6v15h12V5h-2M9 3h6v4H9zM9 11h6M9 15h6',
  condition: 'M4 5h16l-6.5 7.5V19l-3 1.5v-8zM17 15v6M14 18h6',
  totals: 'M18 6H7l6 6-6 6h11',
} as const;

/** The icon of a tool of the list. Its button has a name and a tooltip. */
export const ListIcon = ({ name }: { readonly name: keyof typeof paths }) => (
  <svg className="list-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
