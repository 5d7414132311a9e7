/** One thing a visitor should not meet on a screen, in words that lead to the element. */
export interface LayoutFault {
  readonly kind: LayoutFaultKind;
  readonly element: string;
  readonly detail: string;
}

export type LayoutFaultKind =
  | 'page scrolls sideways'
  | 'beyond the edge'
  | 'layer beyond the window'
  | 'stuck beyond the window'
  | 'cut off'
  | 'covered'
  | 'overlapping text'
  | 'words broken letter by letter'
  | 'too small to touch'
  | 'unfinished words'
  | 'same picture side by side'
  | 'row of unequal heights';

/**
 * Looks for layout faults on the page as it is now. Runs inside the page, so it may use nothing from outside:
 * it is handed to the browser as source.
 */
export function findLayoutFaults(): LayoutFault[] {
  const SMALLEST_TARGET_PX = 24;
  const TOLERANCE_PX = 1.5;
  /** On average of all lines: no column of a table of times or prices is as narrow. */
  const FEWEST_LETTERS_A_LINE = 4;
  const PRESSABLE =
    'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=option],[role=tab]';
  const faults = new Map<string, LayoutFault>();
  const width = document.documentElement.clientWidth;
  const height = window.innerHeight;

  const describe = (element: Element) => {
    const name = (element as HTMLElement).innerText || element.getAttribute('aria-label') || '';
    const className = element.getAttribute('class')?.split(' ')[0];
    return `<${element.tagName.toLowerCase()}${className ? `.${className}` : ''}> "${name.replaceAll(/\s+/g, ' ').slice(0, 60)}"`;
  };
  const report = (kind: LayoutFaultKind, element: Element, detail = '') => {
    const described = describe(element);
    faults.set(`${kind} ${described} ${detail}`, { kind, element: described, detail });
  };
  const style = (element: Element) => getComputedStyle(element);
  const isShown = (element: Element) => {
    const { width: w, height: h } = element.getBoundingClientRect();
    return (
      w > 1 &&
      h > 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert],[aria-hidden=true]') === null
    );
  };
  /** Text for screen readers only: a box of nearly no size, or clipped to nothing. */
  const isForReadersOnly = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { clip, clipPath, position } = style(each);
      const box = each.getBoundingClientRect();
      const isClipped = clip !== 'auto' || /inset\((50|100)%/.test(clipPath);
      if (isClipped || (position === 'absolute' && box.width <= 2 && box.height <= 2)) return true;
    }
    return false;
  };
  const ancestor = (element: Element, isWanted: (each: Element) => boolean) => {
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
      if (isWanted(each)) return each;
    return null;
  };
  /** What sticks to the upper edge and is higher than the window: its end is out of reach while the page scrolls. */
  const closestStuck = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { position, top } = style(each);
      if (
        position === 'sticky' &&
        top !== 'auto' &&
        each.getBoundingClientRect().height + Number.parseFloat(top) > height
      )
        return each;
    }
    return null;
  };
  /** What sticks to an edge lies beside whatever has just scrolled there. */
  const stickyPart = (element: Element) =>
    ancestor(element, (each) => ['sticky', 'fixed'].includes(style(each).position));
  const scrollsSideways = (element: Element) => /auto|scroll/.test(style(element).overflowX);
  const isClipping = (element: Element) => style(element).overflowX !== 'visible';
  const ownText = (element: Element) =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent ?? '')
      .join(' ')
      .trim();
  const textRange = (element: Element) => {
    const range = document.createRange();
    const nodes = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const [first] = nodes;
    const last = nodes.at(-1);
    if (!first || !last) return null;
    range.setStartBefore(first);
    range.setEndAfter(last);
    return range;
  };
  const textBox = (element: Element) => (textRange(element) ?? element).getBoundingClientRect();
  /** What lies over the rest: a dialog, a popover, a list of suggestions, a panel of the header. */
  const isRaised = (element: Element) => {
    const { position, zIndex } = style(element);
    return position === 'fixed' || (position === 'absolute' && zIndex !== 'auto');
  };
  const layerOf = (element: Element) =>
    element.closest('[role=dialog],dialog,[popover],[role=listbox],[data-trigger]') ??
    (isRaised(element) ? element : ancestor(element, isRaised));
  /** The part of a box that its scrolling and clipping ancestors let through; null when nothing is left. */
  const visiblePart = (element: Element, box: DOMRect) => {
    let { left, right, top, bottom } = box;
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      if (style(each).overflow === 'visible') continue;
      const frame = each.getBoundingClientRect();
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null;
  };

  if (document.documentElement.scrollWidth > width + 1)
    report(
      'page scrolls sideways',
      document.documentElement,
      `${document.documentElement.scrollWidth} of ${width} px`,
    );

  const texts: { element: Element; box: DOMRect; lines: DOMRect[]; layer: Element | null }[] = [];
  for (const element of document.querySelectorAll('body *')) {
    if (!isShown(element) || element.closest('svg') !== null) continue;
    const box = element.getBoundingClientRect();
    const text = ownText(element);
    const isPressable = element.matches(PRESSABLE);
    if (text === '' && !isPressable) continue;
    if (isForReadersOnly(element)) continue;
    const { position, display, overflowX, textOverflow } = style(element);
    const stuck = closestStuck(element);
    if (stuck) report('stuck beyond the window', stuck, `${stuck.scrollHeight} px in ${height} px`);

    if (/\{\{?\s*\w+\s*\}?\}|\bundefined\b|\bNaN\b|\[object |\bnull\b/.test(text))
      report('unfinished words', element, text.slice(0, 80));

    const scroller = ancestor(element, scrollsSideways);
    const drawn = text === '' ? box : textBox(element);
    if (scroller === null && (drawn.left < -TOLERANCE_PX || drawn.right > width + TOLERANCE_PX))
      report(
        'beyond the edge',
        element,
        `${Math.round(drawn.left)} to ${Math.round(drawn.right)} of ${width} px`,
      );

    const clipping = overflowX === 'visible' ? ancestor(element, isClipping) : element;
    if (clipping && text !== '' && !element.matches('input,select,textarea,option')) {
      const frame = clipping.getBoundingClientRect();
      const isCut =
        clipping === element
          ? element.scrollWidth > element.clientWidth + 1
          : !scrollsSideways(clipping) &&
            (drawn.right > frame.right + TOLERANCE_PX || drawn.left < frame.left - TOLERANCE_PX);
      const isNamed = element.closest('[title]') !== null && textOverflow === 'ellipsis';
      if (isCut && !isNamed && !/auto|scroll/.test(overflowX))
        report('cut off', element, `${element.scrollWidth} in ${element.clientWidth} px`);
    }
    if (element.matches('select,input:not([type=checkbox]):not([type=radio]):not([type=range])')) {
      const field = element as HTMLInputElement;
      if (field.scrollWidth > field.clientWidth + 1 && field.matches('select,[readonly]'))
        report('cut off', element, `${field.scrollWidth} in ${field.clientWidth} px`);
    }

    if (isPressable && display !== 'inline') {
      const label = element.matches('input[type=radio],input[type=checkbox]')
        ? (element as HTMLInputElement).labels?.[0]?.getBoundingClientRect()
        : undefined;
      const target = label ?? box;
      if (target.width < SMALLEST_TARGET_PX - 0.5 || target.height < SMALLEST_TARGET_PX - 0.5)
        report(
          'too small to touch',
          element,
          `${Math.round(target.width)} × ${Math.round(target.height)} px`,
        );
    }

    // Something pressable in view, and what is met there belongs to another part of the page.
    if (isPressable && scroller === null && !element.matches('input[type=range]')) {
      const x = (box.left + box.right) / 2;
      const y = (box.top + box.bottom) / 2;
      const met = x > 0 && x < width && y > 0 && y < height ? document.elementFromPoint(x, y) : null;
      if (met && met !== element && !element.contains(met) && !met.contains(element)) {
        const isOtherLayer = layerOf(met) !== layerOf(element);
        const isOwnLabel = met.closest('label')?.control === element;
        const isSticky =
          ancestor(met, (each) => /sticky|fixed/.test(style(each).position)) !== null ||
          /sticky|fixed/.test(style(met).position);
        if (!isOtherLayer && !isOwnLabel && !isSticky && met.tagName !== 'HTML' && met.tagName !== 'BODY')
          report('covered', element, `by ${describe(met)}`);
      }
    }
    const range = text === '' ? null : textRange(element);
    if (range) {
      const words = range.toString().trim().split(/\s+/);
      const letters = words.join('').length;
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      // A word takes a line of its own in many columns; more lines than words means that words are broken.
      if (lines >= 3 && lines > words.length && letters / lines < FEWEST_LETTERS_A_LINE)
        report('words broken letter by letter', element, `${letters} letters in ${lines} lines`);
    }
    const seen = text === '' ? null : visiblePart(element, drawn);
    if (seen && position !== 'fixed' && position !== 'sticky')
      texts.push({
        element,
        box: seen,
        lines: [...(textRange(element)?.getClientRects() ?? [])],
        layer: layerOf(element),
      });
  }

  // Neighbours in the document are neighbours on the screen: far pairs are told by their rows.
  const byTop = texts.toSorted((a, b) => a.box.top - b.box.top);
  for (let i = 0; i < byTop.length; i += 1) {
    for (let j = i + 1; j < byTop.length; j += 1) {
      const a = byTop[i];
      const b = byTop[j];
      if (!a || !b || b.box.top > a.box.bottom) break;
      if (a.layer !== b.layer || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const isOver = (p: DOMRect, q: DOMRect) =>
        Math.min(p.right, q.right) - Math.max(p.left, q.left) >= 4 &&
        Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) >= 6;
      // The boxes of words that wrap lie over one another where their lines do not.
      if (!isOver(a.box, b.box) || !a.lines.some((line) => b.lines.some((other) => isOver(line, other))))
        continue;
      const sticky = (each: Element) =>
        ancestor(each, (parent) => /sticky|fixed/.test(style(parent).position));
      if (sticky(a.element) !== sticky(b.element)) continue;
      report('overlapping text', a.element, `and ${describe(b.element)}`);
    }
  }

  for (const layer of document.querySelectorAll('[role=dialog],dialog[open],[popover],[role=listbox]')) {
    if (!isShown(layer) || ancestor(layer, (each) => each.matches('[role=dialog],dialog')) !== null) continue;
    const { left, right, top, bottom } = layer.getBoundingClientRect();
    const isFixed =
      style(layer).position === 'fixed' ||
      ancestor(layer, (each) => style(each).position === 'fixed') !== null;
    if (left < -TOLERANCE_PX || right > width + TOLERANCE_PX)
      report('layer beyond the window', layer, `${Math.round(left)} to ${Math.round(right)} of ${width} px`);
    else if (isFixed && (top < -TOLERANCE_PX || bottom > height + TOLERANCE_PX))
      report(
        'layer beyond the window',
        layer,
        `${Math.round(top)} to ${Math.round(bottom)} of ${height} px high`,
      );
  }

  const pictures = [...document.querySelectorAll('img')].filter(isShown);
  for (const [index, picture] of pictures.entries()) {
    const previous = pictures[index - 1];
    if (previous && picture.currentSrc !== '' && previous.currentSrc === picture.currentSrc)
      report('same picture side by side', picture, picture.currentSrc.split('/').at(-1) ?? '');
  }

  for (const form of document.querySelectorAll('form')) {
    const controls = [
      ...form.querySelectorAll(
        'button,input:not([type=checkbox]):not([type=radio]):not([type=hidden]),select',
      ),
    ]
      .filter((control) => isShown(control) && layerOf(control) === layerOf(form))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 30);
    const isInside = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top - 2;
    const rows = controls.filter(
      ({ box }) => !controls.some((other) => other.box !== box && isInside(box, other.box)),
    );
    for (const a of rows) {
      for (const b of rows) {
        const isSameRow =
          stickyPart(a.control) === stickyPart(b.control) &&
          (Math.abs(a.box.bottom - b.box.bottom) < 12 || Math.abs(a.box.top - b.box.top) < 12);
        const difference = Math.abs(a.box.height - b.box.height);
        if (isSameRow && a.box.right <= b.box.left && difference > TOLERANCE_PX && difference < 14)
          report(
            'row of unequal heights',
            b.control,
            `${Math.round(b.box.height)} px beside ${Math.round(a.box.height)} px of ${describe(a.control)}`,
          );
      }
    }
  }
  return [...faults.values()];
}
