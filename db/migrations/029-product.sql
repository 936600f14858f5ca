-- What is made of a design and what a line of an order is: until now cards.
alter table design add column product text not null default 'card';
alter table design alter column product drop default;
alter table order_line add column product text not null default 'card';
alter table order_line alter column product drop default;
