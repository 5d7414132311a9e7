import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import { contentTexts } from '../../../texts.ts';
import { localTarget } from '../model/local-target.ts';
import { readBody, type BodyElement, type BodyNode } from '../model/read-body.ts';
import styles from './body.module.css';

type Words = { locale: string; tableLabel: string };

function drawLink({ attributes }: BodyElement, words: Words, key: number, inside: ReactNode) {
  const { href } = attributes;
  if (!href) return <Fragment key={key}>{inside}</Fragment>;
  const target = localTarget(href, words.locale);
  if (target) {
    return (
      <Link key={key} to={target}>
        {inside}
      </Link>
    );
  }
  const isElsewhere = href.startsWith('http');
  return (
    <a key={key} href={href} {...(isElsewhere && { rel: 'noopener external' })}>
      {inside}
    </a>
  );
}

function renderElement(element: BodyElement, words: Words, key: number): ReactNode {
  const { tag, attributes } = element;
  const inside = drawNodes(element.children, words);
  switch (tag) {
    case 'a':
      return drawLink(element, words, key, inside);
    case 'table':
      // A wide table scrolls in itself, by keyboard too, and never pushes the page.
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section key={key} className={styles.table} aria-label={words.tableLabel} tabIndex={0}>
          <table>{inside}</table>
        </section>
      );
    case 'h2':
    case 'h3':
      return createElement(tag, { key, id: attributes.id }, inside);
    case 'th':
      return (
        <th key={key} scope={attributes.scope === 'row' ? 'row' : 'col'}>
          {inside}
        </th>
      );
    case 'br':
    case 'hr':
      return createElement(tag, { key });
    default:
      return createElement(tag, { key }, inside);
  }
}

const TABLE_PARTS = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol']);

function drawNodes(nodes: readonly BodyNode[], words: Words): ReactNode {
  return nodes.map((node, index) =>
    typeof node === 'string'
      ? node
      : renderElement(
          TABLE_PARTS.has(node.tag)
            ? {
                ...node,
                children: node.children.filter((child) => typeof child !== 'string' || child.trim()),
              }
            : node,
          words,
          index,
        ),
  );
}

/** The words of a text, rendered element by element: no HTML string ever reaches the page. */
export function Body({ html }: { html: string }) {
  const { t, locale } = useText(contentTexts);
  const nodes = useMemo(() => readBody(html), [html]);
  if (nodes.length === 0) return null;
  return <div className={styles.body}>{drawNodes(nodes, { locale, tableLabel: t('reading.table') })}</div>;
}
