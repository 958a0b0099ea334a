import { cardTypes, type CardType } from '@console/contracts/cards/card-types';
import { ResourceList } from '@console/ui/list';
import { columns, paths } from './screens.ts';

/** All card types (cards model, section 7). */
export default function ListPage() {
  return <ResourceList<CardType> resource={cardTypes} columns={columns} paths={paths} />;
}
