import { part } from '../../platform/http/part.ts';
import type { PhotoReasons } from '../../records/photos/kind.ts';

const none: PhotoReasons = { forType: () => Promise.resolve([]), names: () => Promise.resolve(new Map()) };

/**
 * The reasons for returning a document, which the domain of cards keeps and sets, because it comes after membership.
 * @example photoReasons(app).current = { forType, names };
 */
export const photoReasons = part((): { current: PhotoReasons } => ({ current: none }));
