import { Children, isValidElement, useRef, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { isInUse, useWhenLeft } from '../interaction/index.ts';
import { useRichInputs } from './rich/rich-inputs.ts';

interface OptionProps {
  readonly value: string | number;
  readonly disabled?: boolean;
  readonly children?: ReactNode;
}

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled: boolean;
}

export interface SelectProps {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly title?: string | undefined;
  readonly value: string | number;
  /** Gets what the browser's own list would give. */
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly onBlur?: (() => void) | undefined;
  /**
   * Gets true while the text that was typed last names no option. Then the text stays in the input, and its form is not
   * to be saved; without it the former choice stands there again.
   */
  readonly onUnknown?: ((isUnknown: boolean) => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-labelledby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly 'aria-required'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  /** Gets the focus when its dialog opens. */
  readonly 'data-autofocus'?: boolean | undefined;
  /** `option` elements. */
  readonly children: ReactNode;
}

/** The text of an option: its strings and numbers. */
const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((each) => (typeof each === 'string' || typeof each === 'number' ? String(each) : ''))
    .join('');

const optionsOf = (children: ReactNode): readonly SelectOption[] =>
  Children.toArray(children)
    .filter((child): child is ReactElement<OptionProps> => isValidElement(child) && child.type === 'option')
    .map(({ props }) => ({
      value: String(props.value),
      label: textOf(props.children),
      disabled: props.disabled ?? false,
    }));

/**
 * Chooses one option of a short list that is known: by mouse, by the arrow keys, or by typing a part of its title. The
 * browser's own list stands in until the code of the rich inputs has loaded, and stays while it is in use.
 * @example
 * <Select id={id} className="input" value={kind} onChange={({ target }) => setKind(target.value)}>
 *   <option value="MRA">MRA</option>
 *   <option value="BRANCH">{t('branch')}</option>
 * </Select>
 */
export function Select(props: SelectProps) {
  const list = useRef<HTMLSelectElement>(null);
  const rich = useWhenLeft(useRichInputs(), () => isInUse(list.current));
  const { children, onUnknown: _, ...rest } = props;
  if (rich) return <rich.ChoiceField {...props} options={optionsOf(children)} />;
  return (
    <select ref={list} {...rest}>
      {children}
    </select>
  );
}
