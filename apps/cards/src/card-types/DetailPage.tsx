import { cardTypes } from '@console/contracts/cards/card-types';
import { ResourceDetail } from '@console/ui/detail';
import { useParams } from 'react-router';
import { sections } from './screens.ts';

/** One card type. */
export default function DetailPage() {
  const { id = '' } = useParams();
  return <ResourceDetail resource={cardTypes} secureId={id} sections={sections} />;
}
