/** By itself: who has not booked needs this word and nothing of what reads the booking. */
export const LAST_BOOKING_KEY = 'travesia.last-booking';
