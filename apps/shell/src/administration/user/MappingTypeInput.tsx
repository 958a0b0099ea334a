import { useInFlagGroup } from '@console/auth';
import { ChoiceInput, type InputProps } from '@console/ui/form';

/** The mapping types that the person may give: the whole country is given by admins only. */
export function MappingTypeInput(props: InputProps) {
  const { field, value } = props;
  const isAdmin = useInFlagGroup('admin');
  const options = (field.options ?? []).filter(
    (option) => isAdmin || option.value !== 'NATIONAL' || value === 'NATIONAL',
  );
  return <ChoiceInput {...props} field={{ ...field, options }} />;
}
