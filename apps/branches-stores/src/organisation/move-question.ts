import { confirm } from '@console/ui/dialogs';
import type { FormValues } from '@console/ui/form';

interface Question {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/**
 * Asks before an area moves to another parent, since everything below it moves too.
 * @param parent field that names the parent
 * @param questionOf the question, from the values before the change
 * @returns for the `beforeSave` of an update page: whether to save
 */
export const moveQuestion =
  (parent: string, questionOf: (base: FormValues) => Question) =>
  async (values: FormValues, base: FormValues | undefined): Promise<boolean> => {
    if (!base || base[parent] === values[parent]) return true;
    return new Promise((resolve) => {
      confirm({ ...questionOf(base), onCancel: () => resolve(false) }, () => resolve(true));
    });
  };
