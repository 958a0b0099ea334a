import { defineRemote } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';
import {
  masterBanner,
  masterInsurance,
  masterInsuranceNmc,
  masterLob,
  newPromo,
  newPromoNmc,
  newPromoUfi,
  preOrderAgent,
  product,
  productGroup,
  productGroupNmc,
  productGroupUfi,
  productInsurance,
  productInsuranceNmc,
  productInsuranceV2,
  productNmc,
  productUfi,
  promo,
  promoNmc,
  promoUfi,
} from '@console/contracts/routes/modules';
import { crud } from '@console/ui/crud';
import { promoModules } from './src/promo/declare.ts';

export default defineRemote({
  id: 'promos-products',
  title: text('Promo dan Produk', 'Promos and Products'),
  owner: { team: 'Tim Promo dan Produk', contact: 'tim-promo-produk@contoh.id' },
  modules: [
    crud(masterLob, {
      title: text('Lini Produk', 'Lines of Business'),
      search: { title: 'name' },
      screens: () => import('./src/master-lob/screens.tsx'),
    }),
    crud(product, {
      title: text('Produk', 'Products'),
      search: { title: 'name', detail: 'objectCode' },
      screens: () => import('./src/product/screens.tsx'),
      tabs: () => import('./src/product/tabs.tsx'),
    }),
    crud(productNmc, {
      title: text('Produk NMC', 'Products NMC'),
      search: { title: 'name', detail: 'typeCode' },
      screens: () => import('./src/product-nmc/screens.tsx'),
      tabs: () => import('./src/product-nmc/tabs.tsx'),
    }),
    crud(productUfi, {
      title: text('Produk UFI', 'Products UFI'),
      search: { title: 'name', detail: 'objectCode' },
      screens: () => import('./src/product-ufi/screens.tsx'),
    }),
    crud(productGroup, {
      title: text('Kelompok Produk', 'Product Groups'),
      search: { title: 'name', detail: 'groupCode' },
      screens: () => import('./src/product-group/screens.ts'),
      tabs: () => import('./src/product-group/tabs.ts'),
    }),
    crud(productGroupNmc, {
      title: text('Kelompok Produk NMC', 'Product Groups NMC'),
      search: { title: 'name', detail: 'groupCode' },
      screens: () => import('./src/product-group-nmc/screens.ts'),
      tabs: () => import('./src/product-group-nmc/tabs.ts'),
    }),
    crud(productGroupUfi, {
      title: text('Kelompok Objek UFI', 'Object Groups UFI'),
      search: { title: 'name', detail: 'groupCode' },
      screens: () => import('./src/product-group-ufi/screens.ts'),
      tabs: () => import('./src/product-group-ufi/tabs.ts'),
    }),
    crud(masterInsurance, {
      title: text('Paket Asuransi', 'Insurance Packages'),
      search: { title: 'packageName', detail: 'insurerName' },
      screens: () => import('./src/master-insurance/screens.tsx'),
      tabs: () => import('./src/master-insurance/tabs.ts'),
    }),
    crud(masterInsuranceNmc, {
      title: text('Paket Asuransi NMC', 'Insurance Packages NMC'),
      search: { title: 'packageName', detail: 'insurerName' },
      screens: () => import('./src/master-insurance-nmc/screens.tsx'),
      tabs: () => import('./src/master-insurance-nmc/tabs.ts'),
    }),
    crud(productInsurance, {
      title: text('Tarif Asuransi v1', 'Insurance Tariffs v1'),
      search: { title: 'rowCode', detail: 'insurerName' },
      screens: () => import('./src/product-insurance/screens.tsx'),
      tabs: () => import('./src/product-insurance/tabs.tsx'),
    }),
    crud(productInsuranceV2, {
      title: text('Tarif Asuransi v2', 'Insurance Tariffs v2'),
      search: { base: 'middle-v2', title: 'rowCode', detail: 'insurerName' },
      screens: () => import('./src/product-insurance-v2/screens.tsx'),
      tabs: () => import('./src/product-insurance-v2/tabs.tsx'),
    }),
    crud(productInsuranceNmc, {
      title: text('Tarif Asuransi NMC', 'Insurance Tariffs NMC'),
      search: { title: 'rowCode', detail: 'insurerName' },
      screens: () => import('./src/product-insurance-nmc/screens.tsx'),
      tabs: () => import('./src/product-insurance-nmc/tabs.tsx'),
    }),
    crud(masterBanner, {
      title: text('Banner', 'Banners'),
      search: { title: 'title' },
      screens: () => import('./src/master-banner/screens.tsx'),
    }),
    crud(preOrderAgent, {
      title: text('Agen Pre-Order', 'Pre-Order Agents'),
      search: { title: 'name', detail: 'agentCode' },
      screens: () => import('./src/pre-order-agent/screens.tsx'),
      tabs: () => import('./src/pre-order-agent/tabs.tsx'),
    }),
    ...promoModules(() => import('./src/promo/spektra.ts'), {
      promo,
      fresh: newPromo,
      title: text('Promo', 'Promos'),
      newTitle: text('Promo Baru', 'New Promo'),
      bulk: true,
      report: true,
    }),
    ...promoModules(() => import('./src/promo/nmc.ts'), {
      promo: promoNmc,
      fresh: newPromoNmc,
      title: text('Promo NMC', 'Promos NMC'),
      newTitle: text('Promo NMC Baru', 'New Promo NMC'),
    }),
    ...promoModules(() => import('./src/promo/ufi.ts'), {
      promo: promoUfi,
      fresh: newPromoUfi,
      title: text('Promo UFI', 'Promos UFI'),
      newTitle: text('Promo UFI Baru', 'New Promo UFI'),
      bulk: true,
      opensToAll: true,
    }),
    {
      id: 'faq',
      privilege: 'faq:browse',
      title: text('FAQ'),
      pages: [{ path: '/faq', title: text('FAQ'), load: () => import('./src/faq/FaqPage.tsx') }],
    },
    {
      id: 'about',
      privilege: 'about:browse',
      title: text('Tentang', 'About'),
      pages: [{ path: '/about', title: text('Tentang', 'About'), load: () => import('./src/about/AboutPage.tsx') }],
    },
  ],
});
