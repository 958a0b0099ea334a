let pressed = false;
const set = (value: boolean) => () => {
  pressed = value;
};
addEventListener('pointerdown', set(true), true);
addEventListener('pointerup', set(false), true);
addEventListener('pointercancel', set(false), true);

/**
 * Runs an action immediately, or after the click while a pointer is pressed. Content that appears between press and
 * release can move the button from under the pointer, and the click would be lost.
 */
export function afterPress(action: () => void): void {
  if (!pressed) return action();
  const onRelease = () => {
    removeEventListener('pointerup', onRelease, true);
    removeEventListener('pointercancel', onRelease, true);
    setTimeout(action);
  };
  addEventListener('pointerup', onRelease, true);
  addEventListener('pointercancel', onRelease, true);
}
