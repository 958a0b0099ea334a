import type { Field } from '@console/contracts/core/fields';
import { instant, line } from '@console/contracts/core/fields';
import { coreFields, type Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import type { ReactNode } from 'react';

export type DetailRecord = Readonly<Record<string, unknown>>;

/** A field of a detail page that needs more than its name. */
export interface DetailField<R = DetailRecord> {
  readonly name: keyof R & string;
  /** Defaults to the title of the contract. */
  readonly title?: Text;
  readonly render?: { render(record: R): ReactNode }['render'];
  readonly visible?: { visible(record: R): boolean }['visible'];
  readonly wide?: boolean;
}

/** A section of a detail page: a title and fields in order. */
export interface DetailSection<R = DetailRecord> {
  readonly title?: Text;
  readonly fields: readonly ((keyof R & string) | DetailField<R>)[];
}

/** A part of a detail page behind a tab, e.g. a history table. */
export interface DetailTab<R = DetailRecord> {
  readonly key: string;
  readonly title: Text;
  /** Shown instead of the title: the name of this module as in the sidebar. */
  readonly module?: string;
  /** Without this privilege the tab is absent. */
  readonly privilege?: string;
  /** Shown behind the title, e.g. how many records it has. */
  readonly count?: { count(record: R): ReactNode }['count'];
  /** Parameters of the address that belong to the tab; they are removed when another one is opened. */
  readonly parameters?: readonly string[];
  readonly content: { content(record: R): ReactNode }['content'];
  readonly visible?: { visible(record: R): boolean }['visible'];
}

const frame: Readonly<Record<string, Field>> = {
  createdBy: line({ maximum: 100 }),
  updatedBy: line({ maximum: 100 }),
  createdAt: instant(),
  updatedAt: instant(),
};

/** The contract's field of this name; a plain text for names that the contract does not have. */
export const fieldOf = (resource: Resource, name: string): Field =>
  resource.fields[name] ?? resource.derived[name] ?? frame[name] ?? frame.createdBy!;

/** The given sections, or one section with all fields of the contract. */
export const sectionsOf = <R>(
  resource: Resource,
  sections: readonly DetailSection<R>[] | undefined,
): readonly DetailSection<R>[] =>
  sections ?? [
    {
      fields: [...Object.keys(resource.fields), ...Object.keys(resource.derived)].filter(
        // They have a section of their own.
        (name): name is keyof R & string => !(resource.coreFed && name in coreFields),
      ),
    },
  ];
