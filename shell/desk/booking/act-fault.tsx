import { DeskActConflictSchema } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { Notice } from '@travesia/ui/notice';
import * as v from 'valibot';
import { DeskFault } from '../api/desk-client.ts';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { deskTexts } from '../texts.ts';

/** Why an act was refused; who was faster is named. */
export function ActFault({ fault }: { fault: unknown }) {
  const { t } = useText(deskTexts);
  const conflict = fault instanceof DeskFault ? v.safeParse(DeskActConflictSchema, fault.details) : null;
  if (!conflict?.success || conflict.output.by === null || conflict.output.act === null)
    return <DeskFaultNotice fault={fault} />;
  const { by, act } = conflict.output;
  return (
    <Notice tone="attention" announce="assertive">
      {t('acts.faster', { name: by, act: t(`act.${act}.name`) })}
    </Notice>
  );
}
