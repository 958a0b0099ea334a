import { cardTypes } from '@console/contracts/cards/card-types';
import { UpdatePage as Update } from '@console/ui/form';
import { useParams } from 'react-router';
import { sections } from './screens.ts';

/** Changes a card type. */
export default function UpdatePage() {
  const { id = '' } = useParams();
  return <Update resource={cardTypes} secureId={id} sections={sections} />;
}
