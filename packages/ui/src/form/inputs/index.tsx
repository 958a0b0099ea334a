import { typedKind, type Field, type FieldKind } from '@console/contracts/core/fields';
import { type ComponentType } from 'react';
import { Spin } from '../../core/index.ts';
import { ReferenceInput } from '../../lov/index.ts';
import type { InputProps } from '../declaration.ts';
import { ChoiceInput, ChoicesInput } from './ChoiceInput.tsx';
import { CodeInput } from './CodeInput.tsx';
import { FlagInput } from './FlagInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { ParagraphInput, TextInput } from './TextInput.tsx';
import { later } from '../../later/index.ts';
import { LaterDateInput } from './later-date.tsx';

/** These load only in forms that have one. */
const ImageInput = later(() => import('../../upload/ImageInput.tsx'), <Spin />);
const RichTextInput = later(() => import('../../rich-text/RichTextInput.tsx'), <Spin />);
const TagsInput = later(() => import('./TagsInput.tsx'), <Spin />);
const ImagesInput = later(() => import('../../upload/ImagesInput.tsx'), <Spin />);
export const SheetInput = later(() => import('../../sheet/SheetInput.tsx'), <Spin />);

/** The input of each kind of field; an `object` may be pictures or a sheet, else the module gives its own. */
const byKind: Partial<Record<FieldKind, ComponentType<InputProps>>> = {
  text: TextInput,
  code: TextInput,
  digits: TextInput,
  phone: TextInput,
  card: TextInput,
  paragraph: ParagraphInput,
  richText: RichTextInput,
  tags: TagsInput,
  integer: NumberInput,
  decimal: NumberInput,
  percent: NumberInput,
  money: NumberInput,
  flag: FlagInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  date: LaterDateInput,
  instant: LaterDateInput,
  reference: ReferenceInput,
  references: ReferenceInput,
  image: ImageInput,
};

/** The input of a field; `undefined` for an object of the module's own shape. */
export const inputOf = (field: Field): ComponentType<InputProps> | undefined =>
  field.images ? ImagesInput : field.sheet ? SheetInput : field.codeFrom ? CodeInput : byKind[typedKind(field)];
