import { preferences } from '@console/auth';
import { fill } from '@console/contracts/core/fill';
import { text } from '@console/contracts/core/text';
import { notify } from '../feedback/notify.ts';

const words = {
  typed: text('Maksimal {maximum} karakter', 'At most {maximum} characters'),
  pasted: text(
    'Maksimal {maximum} karakter: teks yang ditempel tidak muat, jadi tidak dimasukkan',
    'At most {maximum} characters: the pasted text does not fit and was left out',
  ),
};

const isBounded = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.maxLength >= 0;

/** The browser would cut what is longer than `maxlength` without a word. */
function input(event: InputEvent): void {
  const { target, inputType } = event;
  if (!isBounded(target) || !inputType.startsWith('insert')) return;
  const inserted = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  const selected = (target.selectionEnd ?? 0) - (target.selectionStart ?? 0);
  const room = target.maxLength - (target.value.length - selected);
  if (inserted.trimEnd().length <= room) return;
  const isTyped = inputType === 'insertText' || inputType === 'insertCompositionText';
  if (!isTyped) event.preventDefault();
  const { language } = preferences.get();
  notify.warning(fill(words[isTyped ? 'typed' : 'pasted'][language], { maximum: target.maxLength }));
}

/** Refuses what does not fit into an input that has a `maxlength`, and says so. */
export function guardLengths(): void {
  addEventListener('beforeinput', input, true);
}
