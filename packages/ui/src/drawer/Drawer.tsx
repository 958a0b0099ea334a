import type { ReactNode } from 'react';
import { later } from '../later/index.ts';

export interface DrawerProps {
  readonly title: ReactNode;
  /** Called on Escape and by the cross; the owner closes the drawer by no longer rendering it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons beside the title. */
  readonly extra?: ReactNode;
  /** Pixels; default 380. */
  readonly width?: number;
  /** False when the focus stays where it is, e.g. on the row whose record it shows. */
  readonly takesFocus?: boolean;
}

const Panel = later<DrawerProps>(() => import('./DrawerPanel.tsx'));

/**
 * A panel at the side of the page, which stays usable. Escape closes it and returns the focus. Its code is loaded when
 * one is first opened. Render it only while it is open.
 * @example
 * <Drawer title={t('title')} onClose={close}>
 *   {content}
 * </Drawer>
 */
export const Drawer = (props: DrawerProps) => <Panel {...props} />;
