import { useText } from '@travesia/i18n';
import { PRODUCTS } from '../products.ts';
import { deskTexts } from '../texts.ts';

/** A part of a booking, or its kind, as people call it. */
export function usePartName(): (part: string) => string {
  const { t } = useText(deskTexts);
  return (part) => {
    const product = PRODUCTS.find((each) => each === part);
    return product ? t(`report.product.${product}`) : part;
  };
}
