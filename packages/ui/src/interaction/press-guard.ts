/** What a press is meant for. */
const roles = ['button', 'checkbox', 'link', 'menuitem', 'option', 'radio', 'switch', 'tab', 'treeitem'];
const controls = [
  'a[href]',
  'button',
  'label',
  'input',
  'select',
  'textarea',
  'summary',
  'tr[data-opens]',
  ...roles.map((role) => `[role="${role}"]`),
].join(', ');

/** Pixels that a pointer moves at most in a press. */
const tolerance = 6;

interface Press {
  readonly control: HTMLElement;
  readonly x: number;
  readonly y: number;
}

let press: Press | null = null;
/** Whether the click that the browser makes of the current release is not meant. */
let swallowing = false;

const isNear = ({ x, y }: Press, { clientX, clientY }: MouseEvent) =>
  Math.abs(x - clientX) <= tolerance && Math.abs(y - clientY) <= tolerance;

function down(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
  press = control && event.button === 0 ? { control, x: event.clientX, y: event.clientY } : null;
}

function up(event: MouseEvent): void {
  const started = press;
  press = null;
  if (!started || !(event.target instanceof Node) || event.button !== 0) return;
  const { control } = started;
  if (!control.isConnected || control.contains(event.target) || !isNear(started, event)) return;
  // Disabled controls get no click, and the browser opens links in other windows.
  if (control.closest('[inert], :disabled') || event.ctrlKey || event.metaKey || event.shiftKey) return;
  swallowing = true;
  setTimeout(() => {
    swallowing = false;
    control.focus({ preventScroll: true });
    control.click();
  });
}

function click(event: MouseEvent): void {
  if (!swallowing || !event.isTrusted) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Clicks on the control that was pressed when the page moved it away before the release: the browser would click on
 * what both places have in common, which does nothing.
 */
export function guardPresses(): void {
  addEventListener('mousedown', down, true);
  addEventListener('mouseup', up, true);
  addEventListener('click', click, true);
}
