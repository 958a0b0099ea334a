import { useCallback, useState } from 'react';

/** Inputs as one text; what is no number differs from an empty field. */
const textOf = (inputs: unknown): string =>
  JSON.stringify(inputs, (_name, value: unknown) => (Number.isNaN(value) ? 'NaN' : value)) ?? '';

interface Made<Preview> {
  readonly inputs: string;
  readonly preview: Preview;
}

/**
 * Holds a preview or a calculated result with the inputs that it was made of, and gives it only while they are the
 * same: nobody submits, or reads beside their inputs, what was made of others. An answer that arrives after a change
 * is held with the inputs of its question.
 * @param inputs everything that decides the result, as JSON
 * @example
 * const { preview, hold } = usePreviewOf<Plan>(form.values);
 * const show = async () => hold(await ask(form.values));
 */
export function usePreviewOf<Preview>(inputs: unknown) {
  const text = textOf(inputs);
  const [made, setMade] = useState<Made<Preview>>();
  const hold = useCallback((preview: Preview) => setMade({ inputs: text, preview }), [text]);
  return {
    /** What was made of the present inputs. */
    preview: made?.inputs === text ? made.preview : undefined,
    /** Holds what was made of the inputs of this rendering; the same function while they are the same. */
    hold,
    /** What was made is no longer true, whatever the inputs are. */
    forget: () => setMade(undefined),
  };
}
