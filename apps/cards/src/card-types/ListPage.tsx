import { cardTypes, type CardType } from '@console/contracts/cards/card-types';
import { ResourceList } from '@console/ui/list';
import { columns, paths } from './screens.ts';

/** All card types (docs/model/cards.md#card-types). */
export default function ListPage() {
  return <ResourceList<CardType> resource={cardTypes} columns={columns} paths={paths} />;
}
