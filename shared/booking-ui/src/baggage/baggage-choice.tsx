import type { BagOption } from '@travesia/contracts';
import { journeyWord, type JourneyType } from '@travesia/domain';
import type { ChosenBag } from '@travesia/booking';
import { useMoney, useText } from '@travesia/i18n';
import { Stepper } from '@travesia/ui/stepper';
import { bookingTexts } from '../texts/booking-texts.ts';
import { changeBag, chosenQuantity, journeysOf } from './bag-choices.ts';
import styles from './baggage-choice.module.css';

export type BaggageChoiceProps = {
  options: readonly BagOption[];
  chosen: readonly ChosenBag[];
  /** How a traveller is called on this page, by the offer's id. */
  travellerName: (travellerId: string) => string;
  onChange: (chosen: ChosenBag[]) => void;
};

/** Extra bags per journey and traveller, never more than the fare allows (F-37). */
export function BaggageChoice({ options, chosen, travellerName, onChange }: BaggageChoiceProps) {
  const { t } = useText(bookingTexts);
  const money = useMoney();
  const journeyName = (journey: JourneyType) => {
    const { key, number } = journeyWord(journey);
    return t(`baggage.${key}`, { number });
  };

  return (
    <div className={styles.journeys}>
      {journeysOf(options).map(({ journey, options: ofJourney }) => (
        <fieldset key={journey} className={styles.journey}>
          <legend className={styles.legend}>{journeyName(journey)}</legend>
          {ofJourney.map((option) => {
            const traveller = travellerName(option.travellerId);
            const words = { traveller, journey: journeyName(journey) };
            return (
              <Stepper
                key={`${option.additionalServicesId}-${option.travellerId}`}
                label={traveller}
                hint={[
                  t('baggage.eachBag', { price: money(option.amount) }),
                  option.weightKg && t('baggage.weight', { kg: option.weightKg }),
                  t('baggage.upTo', { count: option.quantity }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                value={chosenQuantity(chosen, option)}
                min={0}
                max={option.quantity}
                decreaseLabel={t('baggage.fewer', words)}
                increaseLabel={t('baggage.more', words)}
                onValueChange={(quantity) => onChange(changeBag(chosen, option, quantity))}
              />
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
