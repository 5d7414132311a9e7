import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { ApiFailure } from '@travesia/api-client';
import type { OrderView } from '@travesia/contracts';
import { MarketChange } from '../market-change/index.ts';
import { OtherBooking } from '../other-booking/index.ts';
import { NeedsStorage } from '../session/needs-storage.tsx';
import { PaymentFailedNotice } from '../session/payment-failed-notice.tsx';
import { openPart } from '../testing/open-part.tsx';
import { DeliveryNotice } from './delivery-notice.tsx';
import { SummaryFailed } from './summary-failed.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const buttons = () => screen.queryAllByRole('button').map((each) => each.textContent);

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('a trip that cannot be opened', () => {
  const others = { to: '/list', words: 'Choose another hotel' };

  it('says that what was typed is kept, and is asked for again', async () => {
    const onRetry = jest.fn();
    const { user } = openPart(
      <SummaryFailed title="Your stay" failure={new TypeError('x')} onRetry={onRetry} others={others} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Your details are saved.');
    expect(screen.getByRole('link', { name: 'Choose another hotel' })).toBeVisible();
    await user.click(button('Try again'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('is not asked for again where it is no longer sold', () => {
    openPart(<SummaryFailed title="Your stay" failure={null} onRetry={null} others={others} />);
    expect(buttons()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Choose another hotel' })).toBeVisible();
  });
});

describe('a payment that cannot be opened yet', () => {
  it('names the step that is not saved', async () => {
    const onRetry = jest.fn();
    const { user } = openPart(
      <DeliveryNotice delivery={{ kind: 'incomplete', missing: ['customer'] }} onRetry={onRetry} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent("Some details aren't saved yet.");
    await user.click(button('Try again'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('does not say that the connection is back where it was the site that did not answer', () => {
    openPart(
      <DeliveryNotice delivery={{ kind: 'failed', failure: new TypeError('x') }} onRetry={() => {}} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('We cannot reach the site.');
    expect(screen.queryByText("You're back online. You can continue.")).toBeNull();
  });

  it('says that the connection is back as soon as it is', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    openPart(
      <DeliveryNotice delivery={{ kind: 'failed', failure: new TypeError('x') }} onRetry={() => {}} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('We cannot reach the site.');
    expect(screen.queryByText("You're back online. You can continue.")).toBeNull();
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.getByText("You're back online. You can continue.")).toBeVisible();
  });
});

describe('S-38: a payment that failed', () => {
  const open = () => {
    const onAgain = jest.fn();
    return { ...openPart(<PaymentFailedNotice onAgain={onAgain} />), onAgain };
  };

  it('is told on the way back, with the ways on, until one is taken', async () => {
    sessionStorage.setItem('travesia.payment-failed', 'failed');
    const { user, onAgain } = open();
    expect(screen.getByRole('alert')).toHaveTextContent('You have not been charged.');
    expect(screen.getByRole('link', { name: 'Call +1 202 555 0180' })).toHaveAttribute(
      'href',
      'tel:+12025550180',
    );
    await user.click(button('Use another card'));
    expect(onAgain).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sessionStorage.getItem('travesia.payment-failed')).toBeNull();
  });

  it('W-05: a document that the airline refused is named, and the same is not offered again', () => {
    sessionStorage.setItem('travesia.payment-failed', 'document_refused');
    open();
    expect(screen.getByRole('alert')).toHaveTextContent('did not accept an identity document');
    expect(screen.queryByRole('button', { name: 'Use another card' })).toBeNull();
  });

  it('is put away without going on', async () => {
    sessionStorage.setItem('travesia.payment-failed', 'cancelled');
    const { user, onAgain } = open();
    await user.click(button('Dismiss'));
    expect(onAgain).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([null, 'declined'])('says nothing where the page of payment says it (%s)', (reason) => {
    if (reason) sessionStorage.setItem('travesia.payment-failed', reason);
    expect(open().container).toBeEmptyDOMElement();
  });
});

describe('a browser that stores nothing', () => {
  it('S-02: is told so before a form is filled in for nothing', () => {
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    openPart(<NeedsStorage>the form</NeedsStorage>);
    expect(screen.queryByText('the form')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cookies are blocked');
    expect(screen.getByRole('link', { name: 'My trips' })).toBeVisible();
    expect(button('Check again')).toBeVisible();
  });

  it('stands in nobody’s way where storage works', () => {
    openPart(<NeedsStorage>the form</NeedsStorage>);
    expect(screen.getByText('the form')).toBeVisible();
  });
});

describe('a country or currency that is changed in the middle of a checkout', () => {
  it('says what follows for the total, and that the charge stays in dollars', () => {
    const { change, container } = openPart(<MarketChange market="ES" currency="EUR" />);
    expect(container).toBeEmptyDOMElement();
    change(<MarketChange market="ES" currency="MXN" />);
    expect(screen.getByRole('status')).toHaveTextContent(
      /^You changed the currency.*charged in US dollars\.$/,
    );
    change(<MarketChange market="MX" currency="MXN" />);
    expect(screen.getByRole('status')).toHaveTextContent(
      /^You changed the country.*still charged in US dollars\.$/,
    );
    change(<MarketChange market="ES" currency="EUR" />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('two tabs with two trips', () => {
  const trip = (heading: string, amount: number) =>
    ({ heading, total: { amount, currency: 'USD' } }) as OrderView;

  function open(
    takeUp: () => Promise<void>,
    others: readonly OrderView[] = [trip('Lisbon', 20_000)],
    isElsewhere = false,
  ) {
    const left = [...others];
    const readOther = jest.fn(async () => (left.length > 1 ? left.shift() : left[0]));
    const session = {
      takeUp,
      openOther: jest.fn(async () => {}),
      readOther,
      getSnapshot: () => ({ orderView: trip('Rome', 10_000), isElsewhere }),
    } as unknown as Parameters<typeof OtherBooking>[0]['session'];
    const [onTakenUp, onOpened] = [jest.fn(), jest.fn()];
    const part = openPart(
      <OtherBooking session={session} press={null} onTakenUp={onTakenUp} onOpened={onOpened} />,
    );
    return { ...part, onTakenUp, onOpened, readOther };
  }

  it('names both with their totals, and goes on with the one that is chosen', async () => {
    const { user, onTakenUp, onOpened } = open(async () => {});
    expect(await screen.findByText('The other trip: Lisbon, $200.00 USD')).toBeVisible();
    expect(screen.getByText('This trip: Rome, $100.00 USD')).toBeVisible();
    await user.click(button('Open the other trip'));
    expect([onTakenUp.mock.calls.length, onOpened.mock.calls.length]).toEqual([0, 1]);
  });

  const paying = {
    ...trip('Lisbon', 20_000),
    state: 'pay_started',
    cartId: 'cart_7',
  } as const satisfies Partial<OrderView>;

  it('while the other is being paid: names it and leads to its payment, with nothing else to press', async () => {
    const { readOther } = open(async () => {}, [paying]);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Lisbon, $200.00 USD: this payment hasn't finished yet. Do not pay for it again.",
    );
    const link = screen.getByRole('link', { name: 'See that payment (new tab)' });
    expect(link).toHaveAttribute('href', '/en/booking/authenticate/waiting?cartId=cart_7');
    expect(link).toHaveAttribute('target', '_blank');
    expect(buttons()).toEqual([]);
    expect(readOther).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['it is paid', { state: 'confirmed' }],
    ['its supplier is silent', { state: 'order_unknown' }],
    ['it is reviewed', { state: 'manual_review' }],
  ] as const)('once %s, this tab goes on without another question', async (_what, end) => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user, onTakenUp } = open(async () => {}, [paying, { ...paying, ...end }]);
    expect(await screen.findByText('A trip is being paid for in this browser')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByText('You can continue with this trip')).toBeVisible();
    expect(buttons()).toEqual(['Continue with this trip']);
    await user.click(button('Continue with this trip'));
    expect(onTakenUp).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('a decision that is refused because the other went to the bank meanwhile says which trip that is', async () => {
    const refused = new ApiFailure({ code: 'payment_in_progress', status: 409 });
    const { user } = open(() => Promise.reject(refused), [trip('Lisbon', 20_000), paying]);
    expect(await screen.findByText('The other trip: Lisbon, $200.00 USD')).toBeVisible();
    await user.click(button('Continue with this trip'));
    expect(await screen.findByText(/Lisbon, \$200.00 USD: this payment hasn't finished yet/)).toBeVisible();
    expect(buttons()).toEqual([]);
  });

  it('Q-13: a trip that was continued on another device is taken back by a press, or it is said why not', async () => {
    const takeUp = jest
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new ApiFailure({ code: 'already_paid', status: 409 }))
      .mockResolvedValueOnce();
    const { user, onTakenUp, readOther } = open(takeUp, [], true);
    expect(screen.getByRole('alert')).toHaveTextContent(
      /You continued this trip on another device.*You haven't been charged/,
    );
    expect(buttons()).toEqual(['Continue here']);
    await user.click(button('Continue here'));
    expect(await screen.findByText(/already paid. Do not pay again/)).toBeVisible();
    await user.click(button('Continue here'));
    expect(onTakenUp).toHaveBeenCalledTimes(1);
    expect(readOther).not.toHaveBeenCalled();
  });

  it('says why a decision was not taken, and lets it be taken again', async () => {
    const takeUp = jest
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new TypeError('no route'))
      .mockResolvedValueOnce();
    const { user, onTakenUp } = open(takeUp);
    await user.click(await screen.findByRole('button', { name: 'Continue with this trip' }));
    expect(await screen.findByText(/We cannot reach the site/)).toBeVisible();
    expect(onTakenUp).not.toHaveBeenCalled();
    await user.click(button('Continue with this trip'));
    expect(onTakenUp).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/We cannot reach the site/)).toBeNull();
  });
});
