/** The element that a pointer is pressed on, and the one that it is over. */
let pressed: Element | null = null;
let hovered: Element | null = null;
/** Whether an input method composes text. */
let composing = false;

const listeners = new Set<() => void>();
let scheduled: ReturnType<typeof setTimeout> | undefined;
let released = false;

/** In a task of its own: after the click that follows a release, and after the focus has arrived where it goes. */
function notify(): void {
  scheduled ??= setTimeout(() => {
    scheduled = undefined;
    if (released) pressed = null;
    released = false;
    for (const listener of listeners) listener();
  });
}

function release(): void {
  if (pressed === null) return;
  released = true;
  notify();
}

const elementOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null);

const handlers: Readonly<Record<string, (event: Event) => void>> = {
  pointerdown: (event) => {
    pressed = elementOf(event);
    released = false;
  },
  pointerup: release,
  pointercancel: release,
  // The list of a `select` swallows the release.
  pointermove: (event) => {
    if ((event as PointerEvent).buttons === 0) release();
  },
  pointerover: (event) => {
    hovered = elementOf(event);
    notify();
  },
  pointerout: (event) => {
    if ((event as PointerEvent).relatedTarget !== null) return;
    hovered = null;
    notify();
  },
  focusin: notify,
  focusout: notify,
  compositionstart: () => {
    composing = true;
  },
  compositionend: () => {
    composing = false;
    notify();
  },
};

if (typeof document !== 'undefined')
  for (const [type, handle] of Object.entries(handlers))
    document.addEventListener(type, handle, { capture: true, passive: true });

/** Whether a pointer is pressed anywhere: what is replaced or moved now gets no click. */
export const isPressing = (): boolean => pressed !== null;

/** Whether an input method composes text: moving the focus would end it. */
export const isComposing = (): boolean => composing;

/** Whether the focus is in an element. */
export const hasFocus = (element: Element | null): boolean =>
  element !== null && document.activeElement !== document.body && element.contains(document.activeElement);

/** Whether the pointer is over an element. */
export const isHovered = (element: Element | null): boolean =>
  element !== null && hovered !== null && element.contains(hovered);

const opened = ':is([aria-haspopup], [role="combobox"])[aria-expanded="true"]';

/** Whether somebody works in an element: with the pointer over it, the focus in it, or a list or menu open from it. */
export const isInUse = (element: Element | null): boolean =>
  isPressing() || isHovered(element) || hasFocus(element) || (element?.querySelector(opened) ?? null) !== null;

/** Calls a function after pointer or focus have moved, and after a release. @returns ends that */
export function onInteraction(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
