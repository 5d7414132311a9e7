import type { OpsRemote } from '@travesia/contracts';
import { inLocale } from '@travesia/domain';
import type { Locale } from '@travesia/i18n';

/** A product as visitors find it in the menu; one that is in no menu has only its remote's name. */
export const productName = ({ name, menu }: OpsRemote, locale: Locale): string =>
  menu.map((label) => inLocale(label, locale)).join(', ') || name;

const BUILD_SHOWN = 7;
/** A build as short as people read it out. */
export const shortBuild = (build: string): string => build.slice(0, BUILD_SHOWN);
