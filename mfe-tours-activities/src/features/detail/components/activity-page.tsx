import { useMemo } from 'react';
import { DetailPage } from '@travesia/booking-ui/detail';
import { useListAddress } from '@travesia/booking-ui/list-address';
import { useSearchParams } from '@travesia/platform/libraries';
import { useText } from '@travesia/i18n';
import { useActivityKind } from '../../../activity-kind-context.tsx';
import {
  CODE_PARAMETER,
  readSearch,
  resultsAddress,
  SearchPanel,
  useGoToResults,
  useSearchRules,
} from '../../search/index.ts';
import { useActivity } from '../hooks/use-activity.ts';
import { detailTexts } from '../texts.ts';
import { DetailView } from './detail-view.tsx';

/** /activities/summary and /turs/summary: one of them for the days and people of the address. */
export function ActivityPage() {
  const { t } = useText(detailTexts);
  const { kind, resultsPath } = useActivityKind();
  const rules = useSearchRules();
  const [address] = useSearchParams();
  const goToResults = useGoToResults();
  const code = address.get(CODE_PARAMETER) ?? '';
  const search = useMemo(() => readSearch(address, rules), [address, rules]);
  const { query, dates, paxes, language, isAskable } = useActivity(code, search);
  const results = useListAddress(resultsAddress(resultsPath, search));
  return (
    <DetailPage
      code={code}
      isAskable={isAskable}
      query={query}
      title={query.data?.data.activity.name ?? t(`title.${kind}`)}
      words={{
        gone: t('gone'),
        failed: t('failed'),
        loading: t('loading'),
        unusable: { title: t('unusable.title'), text: t('unusable.text') },
      }}
      searchPanel={<SearchPanel initial={search} isChecked onSearch={goToResults} />}
      back={results}
    >
      {(reply) => (
        <DetailView
          reply={reply}
          search={search}
          searched={dates}
          paxes={paxes}
          language={language}
          results={results}
          onRefresh={() => void query.refetch()}
        />
      )}
    </DetailPage>
  );
}
