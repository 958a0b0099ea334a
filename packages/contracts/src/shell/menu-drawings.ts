/** The drawings that menus of the sidebar may name, as lines of a 24 × 24 picture. */
export const menuDrawings = {
  home: 'M4 11l8-7 8 7M6 10v10h12V10',
  card: 'M3 6h18v12H3zM3 10h18M7 15h3',
  account: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21a8 8 0 0 1 16 0',
  order: 'M6 3h9l4 4v14H6zM9 12h7M9 16h7M15 3v4h4',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  promo: 'M4 12V4h8l8 8-8 8zM8 8h.01',
  product: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  store: 'M4 9l1-5h14l1 5M5 9v11h14V9M4 9h16M10 20v-6h4v6',
  area: 'M12 21s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12zM12 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  content: 'M4 5h16v14H4zM4 15l4-4 4 4 3-3 5 5',
  message: 'M4 5h16v11H9l-5 4z',
  reason: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .7-1 1.7M12 17h.01',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4',
  log: 'M5 4h14v16H5zM8 9h8M8 13h8M8 17h5',
} as const;
export type MenuDrawing = keyof typeof menuDrawings;

/** Shown by a menu without a drawing. */
export const noDrawing = 'M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4z';
