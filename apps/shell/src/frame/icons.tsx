import { menuDrawings, noDrawing } from '@console/contracts/shell/menu-drawings';

const paths = {
  ...menuDrawings,
  bell: 'M12 3a6 6 0 0 0-6 6v4l-2 3h16l-2-3V9a6 6 0 0 0-6-6zM10 19.5a2 2 0 0 0 4 0',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  chevron: 'M9 6l6 6-6 6',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4 4',
  star: 'M12 4l2.4 5 5.6.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.6-.8z',
  sun:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.4 1.4M17 17l1.4 ' +
    '1.4M18.4 5.6L17 7M7 17l-1.4 1.4',
  moon: 'M20 14.5A8 8 0 1 1 9.5 4a6.5 6.5 0 0 0 10.5 10.5z',
  online: 'M3 9.5a13 13 0 0 1 18 0M6.5 13a8 8 0 0 1 11 0M10 16.5a3 3 0 0 1 4 0M12 20h.01',
  offline:
    'M4 4l16 16M8.5 11.5a8 8 0 0 0-2 1.5M12 10a8 8 0 0 1 5.5 3M3 9.5a13 13 0 0 1 4-2.7M11 6a13 13 0 ' +
    '0 1 10 3.5M10 16.5a3 3 0 0 1 4 0M12 20h.01',
  dot: noDrawing,
} as const;

export type IconName = keyof typeof paths;

/** A line icon in the colour of the text next to it; never the only sign of a state. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}

/** The icon named by a menu. Menus may contain any name; an unknown one gives a dot. */
export const menuIcon = (name: string | null): IconName =>
  name !== null && Object.hasOwn(paths, name) ? (name as IconName) : 'dot';
