import { productGroups } from '@console/contracts/products/product-group';
import { defineGroups } from './define-groups.ts';

/** How groups of products of SPEKTRA are stored. */
export const groupDefinition = defineGroups(productGroups, 'product_group');
