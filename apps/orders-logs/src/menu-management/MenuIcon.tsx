import { menuDrawings, noDrawing, type MenuDrawing } from '@console/contracts/shell/menu-drawings';

const drawingOf = (name: string | null): string =>
  name !== null && Object.hasOwn(menuDrawings, name) ? menuDrawings[name as MenuDrawing] : noDrawing;

/** The icon of a menu as in the sidebar; never the only sign of a state. */
export const MenuIcon = ({ name }: { readonly name: string | null }) => (
  <svg className="menu-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={drawingOf(name)} />
  </svg>
);
